export const onlyInEnglish = 'This text is in English: it has not been translated yet.';
export const draftTranslation = 'Draft translation';
