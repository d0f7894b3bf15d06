/**
 * A file of the build: its name, its integrity as the attribute of a link takes it, the places in the table of the files that
 * it imports besides the runtime, and the names of the widgets in it, separated by spaces: those that display something, and
 * those that are dormant until something opens them.
 */
export type FileRow = readonly [name: string, integrity: string, imports: readonly number[], ...widgets: string[]];

/** What the build tells the loader: every file that a page may load, the runtime first. */
export type FileTable = { version: string; files: readonly FileRow[] };
