/** The search box's attributes for its list. */
export interface SuggestionList {
  readonly isOpen: boolean;
  /** The id of the suggestion that is chosen, if one is. */
  readonly active?: string | undefined;
}

export const listClosed: SuggestionList = { isOpen: false };
