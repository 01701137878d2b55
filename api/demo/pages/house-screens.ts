import type { DemoPage } from './page-of.ts'

/** Where the menu leads to the shop, while there is one. */
export const shopScreen: DemoPage = {
  id: 'boutique',
  url: 'boutique',
  title: 'La boutique',
  menu_title: 'Nos vins',
  cms: 'shop',
  meta_description: '',
  blocks: [],
}

/** Where the menu leads to screens of the house's own, which stand at these addresses. */
export const houseScreens: DemoPage[] = [
  {
    id: 'nouvelles',
    url: 'nouvelles',
    title: 'Nouvelles',
    menu_title: 'Carnet',
    meta_description: 'Les actualités, le carnet et les images du Domaine des Trois Coteaux.',
    is_text: 1,
    blocks: [
      { type: 'title', text: 'Nouvelles', lead: 'Ce qui se passe ici, en quelques lignes ou en quelques pages.' },
      { type: 'news', title: 'À la une', count: 3, promoted: true },
      { type: 'blog', title: 'Dans le carnet', count: 3, folder: '' },
      { type: 'album', title: 'En images', album: 'vendanges', ground: 'sand' },
    ],
  },
  screen('actualites', 'Actualités'),
  { ...screen('blog', 'Le carnet'), cms: 'blog' },
  screen('albums', 'Albums'),
  { ...screen('elements/soirees', 'Soirées au caveau'), id: 'soirees' },
  screen('services', 'Services'),
]

function screen(url: string, title: string): DemoPage {
  return { id: url, id_parent: 'nouvelles', url, title, menu_title: title, meta_description: '', blocks: [] }
}
