/** Whole numbers below a limit, which seem to come by chance and are the same ones each time. */
export function createRandom() {
  let seed = 1;
  return (limit) => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return Math.floor((seed / 0x80000000) * limit);
  };
}
