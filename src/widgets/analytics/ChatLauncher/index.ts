export { attributes, callbacks } from './attributes';
export { ChatLauncher, type ChatLauncherProps } from './ChatLauncher';
