/** A style sheet as text: minified in the script build, and empty in the npm build, which ships it in styles.css. */
declare module '*.css' {
  const styles: string;
  export default styles;
}
