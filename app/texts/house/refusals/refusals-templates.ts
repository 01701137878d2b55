import type { TemplateFaultCode } from '#app/models/content/blocks/template-tree.ts'

type Params = Record<string, string | number>

const says: Record<TemplateFaultCode, (what: string) => string> = {
  template_large: () => 'le gabarit est trop long : 8 Ko au plus.',
  template_sign: (what) => `« ${what} » ne se lit pas. Un signe comme < ou & s’écrit &lt; ou &amp;, une valeur {{champ}}.`,
  template_open: (what) => `il manque ${what} : ce qui est ouvert doit être fermé.`,
  template_close: (what) => `« ${what} » se ferme ici sans être ce qui a été ouvert en dernier.`,
  template_element: (what) => `l’élément <${what}> n’est pas accepté : la liste de ceux qui le sont est sous le champ.`,
  template_attribute: (what) => `l’attribut « ${what} » n’est pas accepté ici : seuls class et, d’un lien, href le sont.`,
  template_class: (what) =>
    `la classe « ${what} » n’est pas acceptée : celles de votre feuille de style commencent par « own- ».`,
  template_link: (what) =>
    `le lien « ${what} » n’est pas accepté : un chemin du site, https://, mailto:, tel: ou un champ de sorte lien.`,
  template_place: (what) => `« ${what} » ne peut pas se trouver à cet endroit.`,
  template_field: (what) => `« ${what} » n’est pas un champ qui se lise à cet endroit.`,
  template_list: (what) => `« ${what} » : {{#…}} parcourt une liste, {{…}} et {{?…}} lisent un champ.`,
  template_loop: (what) => `la liste « ${what} » est parcourue dans une autre : une à la fois.`,
  template_deep: () => 'trop de choses les unes dans les autres : écrivez plus simplement.',
  template_cost: (what) => `rempli, ce bloc pourrait compter plus de ${what} éléments : moins d’entrées, ou moins dans chacune.`,
}

/** Says what is wrong with a template, and where. */
export function sayTemplateFault({ word, what, line, column }: Params): string {
  return `Ligne ${line}, colonne ${column} : ${says[word as TemplateFaultCode](String(what))}`
}
