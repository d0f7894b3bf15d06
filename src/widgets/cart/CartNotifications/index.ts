export { attributes, callbacks } from './attributes';
export { CartNotifications, type CartNotificationsProps } from './CartNotifications';
