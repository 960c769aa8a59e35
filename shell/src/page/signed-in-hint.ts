/** Whether it is worth asking who is signed in: a cookie that says no more than that. Pages are the same for all. */
export const isHinted = (): boolean => document.cookie.split('; ').includes('sinima_signed_in=1');
