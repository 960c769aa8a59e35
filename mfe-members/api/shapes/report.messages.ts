export const report = 'Report';
export const whatIsWrongWithIt = 'What is wrong with it?';
export const forTheModeratorsOptional = 'For the moderators (optional)';
export const sendTheReport = 'Send the report';
export const reasonSpoiler = 'It tells the story without a warning';
export const reasonAbuse = 'It attacks or threatens somebody';
export const reasonSpam = 'It advertises something';
export const reasonWrong = 'It is about something else';
