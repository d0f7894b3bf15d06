// Prototype 1.7: without iterables, and without a function for each item
Array.from = function from(list) {
  const items = [];
  for (let index = 0; index < (list.length || 0); index += 1) items.push(list[index]);
  return items;
};
