/**
 * A file of the build: its name; its integrity as in the attribute of a link; the indexes in the table of the files
 * that it imports besides the runtime; and the names of its widgets, separated by spaces. The first list has the
 * widgets that display something, the second those that are dormant until something opens them.
 */
export type FileRow = readonly [name: string, integrity: string, imports: readonly number[], ...widgets: string[]];

/** What the build passes to the loader: every file that a page may load, the runtime first. */
export type FileTable = { version: string; files: readonly FileRow[] };
