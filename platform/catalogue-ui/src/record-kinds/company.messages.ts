export const companyKind = 'Company';
export const companyNotFound = 'Company Not Found';
export const companyMissing = "The company you''re looking for doesn''t exist.";
