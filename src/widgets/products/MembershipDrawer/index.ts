export { attributes, callbacks } from './attributes';
export { MembershipDrawer, type MembershipDrawerProps } from './MembershipDrawer';
