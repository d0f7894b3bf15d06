/** The address of a picture in a file of its own, as a shop gives it. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
