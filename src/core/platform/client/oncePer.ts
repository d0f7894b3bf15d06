/** Returns a function that creates one value for each owner, such as one client for each storefront. */
export function oncePer<Owner extends object, Value extends object>(
  create: (owner: Owner) => Value,
): (owner: Owner) => Value {
  const values = new WeakMap<Owner, Value>();
  return (owner) => {
    const value = values.get(owner) ?? create(owner);
    values.set(owner, value);
    return value;
  };
}
