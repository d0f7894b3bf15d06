/**
 * `npm run bench` measures its own pages; `npm run bench -- --network` measures the reference shop on slow and fast
 * lines.
 */
if (process.argv.includes('--network')) {
  await import('./network/run');
} else {
  await import('./runPages');
  console.error('`npm run bench -- --network` measures the reference shop on slow and fast lines.');
}
