/** Above a copy of a page, once the network is back. */
export const onlineAgain = 'You are online again.';
