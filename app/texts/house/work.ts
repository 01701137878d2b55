/** What is said so that nothing written in the panel is lost. */
export const workTexts = {
  endedTitle: 'Votre session est terminée',
  endedSays:
    'Rien n’est perdu : ce que vous avez écrit attend sur cette page. Connectez-vous dans un autre onglet, revenez ici, puis envoyez-le.',
  logIn: 'Se connecter dans un autre onglet',
  sendAgain: 'Envoyer ce que j’ai écrit',
  found: (when: string) => `Vous aviez commencé à écrire ici, le ${when}, sans enregistrer.`,
  changed: 'La page a changé depuis : seul ce que vous aviez touché sera repris.',
  savedBy: (who: string, when: string) => `Dernier enregistrement : ${who}, le ${when}.`,
  unsaved: 'Modifications non enregistrées',
  savedAt: (hour: string) => `Enregistré à ${hour}`,
  takeUp: 'Le reprendre',
  drop: 'L’oublier',
  taken: 'Votre texte est repris : relisez-le, puis enregistrez.',
  addRow: 'Ajouter une ligne',
  dropRow: 'Retirer cette ligne',
} as const

/** The same where choices are kept as they are made. */
export const noAnswer = 'Pas de réponse du site : vos choix restent ici, un nouvel essai suit.'

type Colleague = { name: string; since: string }

/** What is said of those who have the same open: `Jeanne a cette fiche ouverte depuis 14 h 02`; nothing of nobody. */
export function sayColleagues([first, ...more]: readonly Colleague[], isRecord: boolean): string {
  if (!first) return ''
  const what = isRecord ? 'cette fiche ouverte' : 'cet écran ouvert'
  if (more.length === 0) return `${first.name} a ${what} depuis ${first.since}`
  const names = [first, ...more].map(({ name }) => name)
  return `${names.slice(0, -1).join(', ')} et ${names.at(-1)} ont ${what}`
}
