export const exported = 'Exported';
export const theFileIsAmongYour = 'The file is among your downloads.';
export const collecting = 'Collecting…';
export const downloadEverything = 'Download everything';
