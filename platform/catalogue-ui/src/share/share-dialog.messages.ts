export const linkCopied = 'Link copied';
export const copyThisLink = 'Copy this link';
export const share = 'Share';
export const copyLink = 'Copy link';
export const mail = 'Mail';
