/** The head of the column that every file of answers has. */
export const answerColumns = ['Reçu le'] as const
