import type { DemoPage } from './page-of.ts'

/** How to reach the house. */
export const contact: DemoPage = {
  id: 'contact',
  url: 'contact',
  title: 'Contact',
  menu_title: 'Contact',
  meta_description: 'Téléphone, courriel et adresse du Domaine des Trois Coteaux à Montorge.',
  blocks: [
    {
      type: 'title',
      text: 'Contact',
      lead: 'Fatou répond au 03 53 01 24 68 aux heures du caveau, et par écrit dans les deux jours ouvrés.',
    },
    { type: 'form', title: 'Nous écrire', lead: 'Dites-nous qui vous êtes et ce qui vous amène.', form: 'contact' },
    { type: 'map', title: 'Nous trouver', lead: '7, rue de la Vouivre, 39600 Montorge.', withMap: true, ground: 'sand' },
  ],
}
