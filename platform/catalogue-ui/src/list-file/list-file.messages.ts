export const fileUnreadable = '“{file}” could not be read. Is it still where it was?';
export const fileWithoutContent = '“{file}” is empty.';
export const fileTooLarge = '“{file}” is larger than {most} MB. Split it and import the parts.';
export const fileIsZip = '“{file}” is a ZIP file. Unpack it, and choose one of the CSV files in it.';
export const fileIsNoText = '“{file}” is no text file. Choose a CSV file.';
export const fileHasLooseQuotes =
  '“{file}” is damaged: the quotation marks in line {line} do not match. Export it again.';
