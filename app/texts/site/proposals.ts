/** What the field of the search says while one types; loaded with it. */
export const proposalTexts = {
  said: (count: number) =>
    count === 0 ? 'Aucune proposition.' : `${count === 1 ? '1 proposition' : `${count} propositions`} : la flèche du bas y mène.`,
} as const
