export const close = 'Close';
export const notification = 'Notification';
/** With the key that leads to them. */
export const notifications = 'Notifications (F8)';
