export const loadingTitle = 'Loading title';
export const loadingCredits = 'Loading credits';
export const backTo = 'Back to {title}';
export const aboutTitle = 'About {title}';
