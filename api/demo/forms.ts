import { checkFields } from '../content/forms/form.ts'

const part = 'Une entreprise'

const fields = checkFields([
  { id: 'nom', label: 'Votre nom', type: 'TEXT', isRequired: true, max: 100 },
  { id: 'courriel', label: 'Votre adresse e-mail', type: 'EMAIL', isRequired: true },
  { id: 'telephone', label: 'Votre téléphone', type: 'PHONE', help: 'Pour vous joindre la veille, rien d’autre.' },
  { id: 'date', label: 'Le jour qui vous convient', type: 'DATE', isRequired: true, calendar: 'visites' },
  {
    id: 'nombre',
    label: 'Combien serez-vous ?',
    type: 'NUMBER',
    isRequired: true,
    calendar: 'visites',
    min: 1,
    max: 24,
    help: 'De une à vingt-quatre personnes.',
  },
  { id: 'qui', label: 'Vous venez pour', type: 'CHOICE', isRequired: true, choices: ['Des amis ou la famille', part] },
  { id: 'societe', label: 'Nom de l’entreprise', type: 'TEXT', isRequired: true, showIf: { field: 'qui', is: part } },
  { id: 'facture', label: 'Bon de commande', type: 'FILE', showIf: { field: 'qui', is: part } },
  {
    id: 'envies',
    label: 'Ce qui vous ferait plaisir',
    type: 'CHOICES',
    choices: ['Le tour des vignes', 'La cave à la lampe', 'Cinq vins à table', 'Comté et pain du village'],
  },
  {
    id: 'message',
    label: 'Autre chose à nous dire',
    type: 'LONG_TEXT',
    help: 'Une allergie, un fauteuil roulant, un anniversaire…',
  },
  { id: 'majeurs', label: 'Toutes les personnes qui dégusteront sont majeures.', type: 'CONSENT', isRequired: true },
])

/** The forms of the demo estate. */
export function demoForms(now: Date) {
  if (!fields.ok) throw new Error(`the demo form is faulty: ${JSON.stringify(fields.error)}`)
  return [
    {
      id: 'visite',
      title: 'Organiser une dégustation de groupe',
      intro: 'Dites-nous quand et combien : nous répondons dans les deux jours ouvrés.',
      thanks: 'Merci : votre demande est bien arrivée. Nous vous répondons sous deux jours ouvrés.',
      recipient: '',
      fields: JSON.stringify(fields.value),
      is_valid: 1 as const,
      updated_at: now.toISOString(),
    },
  ]
}
