import type { DemoPage } from './page-of.ts'

/** Where the menu leads to the house's own contact screen, which stands at this address. */
export const contact: DemoPage = {
  id: 'contact',
  url: 'contact',
  title: 'Contact',
  menu_title: 'Contact',
  meta_description: 'Téléphone, courriel et adresse du Domaine des Trois Coteaux à Montorge.',
  blocks: [],
}
