/** `npm run bench` measures pages of its own, `npm run bench -- --network` the reference shop on slow and fast lines. */
if (process.argv.includes('--network')) {
  await import('./network/run');
} else {
  await import('./runPages');
  console.error('`npm run bench -- --network` measures the reference shop on slow and fast lines.');
}
