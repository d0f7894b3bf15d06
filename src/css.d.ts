/** A style sheet as text: minified in the script build, empty in the npm build, where it is part of styles.css. */
declare module '*.css' {
  const styles: string;
  export default styles;
}
