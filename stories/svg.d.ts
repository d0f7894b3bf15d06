/** The URL of a picture in a separate file, as in a shop. */
declare module '*.svg?no-inline' {
  const url: string;
  export default url;
}
