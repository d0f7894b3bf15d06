export { attributes, callbacks } from './attributes';
export { CompatibleCartridges, type CompatibleCartridgesProps } from './CompatibleCartridges';
