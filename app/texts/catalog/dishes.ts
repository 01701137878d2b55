import type { WineStyle } from '#app/models/catalog/pairing/wine-style.ts'

/**
 * Dishes that go with the same wines: the words under which a cellar may name their family, the styles from the best on,
 * and the dishes, each with other words for it in brackets.
 */
export type DishGroup = { families: string; styles: WineStyle[]; dishes: string[] }

/** What a dish of the table is called, without its other words. */
export function nameOfDish(line: string): string {
  return line.split(' (')[0] ?? line
}

/** Our table of dishes: what is eaten in France, and what is drunk with it. It speaks where an owner's own pairings are silent. */
export const dishGroups: DishGroup[] = [
  {
    families: 'apéritif',
    styles: ['bulles', 'blanc-vif', 'rose', 'rouge-leger'],
    dishes: [
      'Apéritif (apéro, apéritif dînatoire, cocktail)',
      'Gougères (gougère)',
      'Olives et tapenade (olive, tapenade, anchoïade)',
      'Amandes et noix salées (amande, cacahuète, pistache, noix de cajou)',
      'Toasts et canapés (toast, canapé, blini, verrine, tarama)',
      'Chips et légumes à croquer (chips, radis, crudité)',
      'Feuilletés (feuilleté, cake salé, quiche lorraine, quiche, pissaladière)',
    ],
  },
  {
    families: 'apéritif charcuterie',
    styles: ['rouge-leger', 'rose', 'blanc-vif'],
    dishes: [
      'Planche de charcuterie (charcuterie, planche, saucisson, rosette, chorizo, coppa, bresaola)',
      'Jambon (jambon cru, jambon fumé, jambon persillé, melon jambon)',
      'Terrine et pâté (terrine, pâté, pâté en croûte, rillettes)',
      'Pique-nique (sandwich, buffet froid, panier repas)',
    ],
  },
  {
    families: 'apéritif',
    styles: ['doux', 'liqueur', 'jaune', 'bulles'],
    dishes: ['Foie gras (foie gras poêlé, bloc foie gras)', 'Melon'],
  },
  {
    families: 'poisson crustacé coquillage mer',
    styles: ['blanc-vif', 'bulles', 'rose'],
    dishes: [
      'Huîtres (huître)',
      'Moules (moule, moules frites, moules marinières)',
      'Plateau de fruits de mer (fruits mer, bulot, bigorneau, palourde, coque, coquillage, praire)',
      'Crevettes (crevette, gambas)',
      'Crabe et tourteau (crabe, tourteau, araignée mer)',
      'Sushis (sushi, maki, sashimi, poke bowl)',
      'Tartare de poisson (tartare saumon, tartare thon, ceviche, carpaccio poisson)',
      'Sardines (sardine, maquereau, anchois, hareng)',
      'Friture (friture éperlan, perchot, fish and chips)',
      'Calamars (calamar, encornet, seiche, poulpe)',
      'Poisson grillé (poisson, bar, daurade, dorade, loup, rouget)',
      'Poisson fumé (saumon fumé, truite fumée)',
    ],
  },
  {
    families: 'poisson crustacé mer',
    styles: ['blanc-ample', 'blanc-vif', 'jaune'],
    dishes: [
      'Truite (truite meunière, truite amandes)',
      'Saumon (pavé saumon)',
      'Sandre et brochet (sandre, brochet, perche, filet perche, omble, féra)',
      'Quenelles (quenelle, quenelle brochet)',
      'Sole et turbot (sole, sole meunière, turbot, barbue, saint-pierre)',
      'Cabillaud (morue, brandade, lieu, merlu, colin, lotte, haddock)',
      'Saint-Jacques (saint jacques, coquille saint jacques, pétoncle)',
      'Homard et langouste (homard, langouste, langoustine)',
      'Écrevisses (écrevisse)',
      'Poisson en sauce (beurre blanc, blanquette poisson, waterzooi, pochouse)',
      'Thon (espadon)',
      'Risotto (risotto champignon, risotto fruits mer)',
    ],
  },
  {
    families: 'poisson',
    styles: ['rose', 'blanc-ample', 'rouge-leger'],
    dishes: ['Bouillabaisse (soupe poisson, bourride, aïoli)', 'Paella'],
  },
  {
    families: 'volaille',
    styles: ['rouge-leger', 'blanc-ample', 'rouge-charpente'],
    dishes: [
      'Poulet rôti (poulet, coquelet, poulet dimanche, poulet fermier, poulet bresse)',
      'Volaille (volaille rôtie, volaille fermière)',
      'Pintade (pintade chou)',
      'Dinde (dinde farcie, dinde marron)',
      'Lapin (lapin moutarde, lapin chasseur, râble)',
      'Caille (caille raisin, pigeon, pigeonneau, perdrix)',
      'Brochettes (brochette, brochette poulet, yakitori)',
      'Gésiers (gésier, salade gésiers, salade landaise)',
      'Salade composée (salade, salade césar, salade niçoise)',
    ],
  },
  {
    families: 'volaille',
    styles: ['blanc-ample', 'jaune', 'blanc-vif'],
    dishes: [
      'Poulet à la crème (poulet crème, escalope crème, escalope, fricassée, cordon bleu)',
      'Blanquette de veau (blanquette)',
      'Poularde et chapon (poularde, chapon, vol-au-vent, bouchée reine)',
      'Poulet aux morilles (poulet morille, morille, volaille morille, poulet vin jaune)',
      'Coq au vin jaune (coq jaune)',
    ],
  },
  {
    families: 'volaille',
    styles: ['rouge-charpente', 'rouge-leger'],
    dishes: [
      'Canard (magret, magret canard, canard orange, aiguillette, parmentier canard)',
      'Confit de canard (confit, cuisse canard)',
      'Oie (oie rôtie)',
      'Coq au vin (coq)',
    ],
  },
  {
    families: 'viande',
    styles: ['rouge-charpente', 'rouge-leger'],
    dishes: [
      'Entrecôte et steak (entrecôte, steak, bavette, onglet, faux filet, tournedos, steak frites)',
      'Côte de bœuf (côte boeuf, boeuf, rôti boeuf, rosbif, filet boeuf)',
      'Bœuf bourguignon (bourguignon)',
      'Daube (daube boeuf, joue boeuf, carbonade, estouffade, paleron)',
      'Pot-au-feu (pot feu, potée)',
      'Agneau (gigot, gigot agneau, souris agneau, carré agneau, navarin, épaule agneau)',
      'Gibier (chevreuil, sanglier, cerf, biche, faisan, venaison)',
      'Civet (civet lièvre, lièvre, civet sanglier)',
      'Grillades (grillade, barbecue, plancha, merguez, côtelette)',
      'Burger (hamburger, cheeseburger)',
      'Cassoulet',
      'Couscous (tajine, tagine, méchoui)',
      'Chili con carne (chili)',
      'Lasagnes (lasagne, bolognaise, spaghetti bolognaise, cannelloni)',
      'Moussaka (aubergine farcie)',
      'Rognons et abats (rognon, ris veau, tripe, andouillette, tête veau, boudin)',
      'Osso buco (osso)',
    ],
  },
  {
    families: 'viande',
    styles: ['rouge-leger', 'rouge-charpente', 'blanc-ample'],
    dishes: [
      'Rôti de veau (veau, côte veau, paupiette, escalope milanaise)',
      'Rôti de porc (porc, côte porc, filet mignon, mignon, travers porc, échine)',
      'Saucisse de Morteau (saucisse, morteau, montbéliard, saucisse lentille, lentille, diot)',
      'Petit salé (salé lentille)',
      'Hachis parmentier (hachis, parmentier)',
      'Tomates farcies (tomate farcie, légume farci, chou farci)',
      'Tartare de bœuf (tartare, carpaccio boeuf, carpaccio)',
      'Steak haché (boulette)',
      'Pizza (calzone)',
    ],
  },
  {
    families: 'viande',
    styles: ['blanc-vif', 'blanc-ample', 'bulles'],
    dishes: ['Choucroute (baeckeoffe)', 'Tarte flambée (flammekueche, tarte oignon)'],
  },
  {
    families: 'fromage',
    styles: ['blanc-vif', 'blanc-ample', 'jaune'],
    dishes: [
      'Fondue savoyarde (fondue, fondue comtoise, fondue fromage)',
      'Raclette',
      'Tartiflette (reblochon, croziflette)',
      'Mont-d’Or (mont or, vacherin, boîte chaude)',
      'Gratin dauphinois (gratin, gratin pomme terre)',
      'Soufflé au fromage (soufflé, soufflé fromage)',
      'Cancoillotte',
      'Croque-monsieur (croque monsieur, croque)',
      'Truffade (aligot)',
    ],
  },
  {
    families: 'fromage',
    styles: ['jaune', 'blanc-ample', 'rouge-leger'],
    dishes: [
      'Comté (vieux comté)',
      'Gruyère (emmental, beaufort, abondance, appenzell)',
      'Plateau de fromages (fromage, plateau fromage)',
    ],
  },
  {
    families: 'fromage',
    styles: ['blanc-vif', 'bulles', 'rouge-leger'],
    dishes: [
      'Fromage de chèvre (chèvre, chèvre chaud, crottin, valençay, brousse)',
      'Brie et camembert (brie, camembert, coulommiers, chaource)',
    ],
  },
  {
    families: 'fromage',
    styles: ['rouge-leger', 'rouge-charpente', 'blanc-ample'],
    dishes: [
      'Morbier (tomme, saint-nectaire, cantal, ossau iraty, mimolette)',
      'Munster et époisses (munster, époisses, maroilles, langres, livarot)',
    ],
  },
  {
    families: 'fromage',
    styles: ['doux', 'liqueur'],
    dishes: ['Fromages bleus (fromage bleu, bleu gex, bleu auvergne, roquefort, fourme, gorgonzola, stilton)'],
  },
  {
    families: 'dessert',
    styles: ['doux', 'bulles', 'liqueur'],
    dishes: [
      'Tarte aux fruits (tarte, tarte pomme, tarte tatin, tatin, tarte mirabelle, tarte abricot)',
      'Tarte aux noix (tarte noix, gâteau noix)',
      'Galette des rois (galette roi, frangipane)',
      'Gâteau (gâteau miel, pain épices, cake, quatre-quarts, madeleine)',
      'Crème brûlée (crème caramel, flan, île flottante, panna cotta)',
      'Crêpes (crêpe, gaufre, pancake)',
      'Crumble (clafoutis)',
      'Meringue (macaron, pavlova, vacherin glacé, omelette norvégienne)',
      'Tarte au citron (citron meringué)',
      'Cheesecake (fromage blanc)',
      'Baba (savarin)',
      'Dessert (goûter)',
    ],
  },
  {
    families: 'dessert',
    styles: ['bulles', 'doux', 'rose'],
    dishes: [
      'Fraises et fruits rouges (fraise, framboise, fruits rouges, fraisier, charlotte, charlotte fraise, soupe fraise)',
      'Salade de fruits (fruit, pêche, abricot, sorbet, glace)',
      'Gâteau d’anniversaire (pièce montée, chou crème, paris-brest, saint-honoré)',
    ],
  },
  {
    families: 'dessert',
    styles: ['liqueur', 'doux', 'jaune'],
    dishes: [
      'Chocolat (fondant chocolat, mousse chocolat, moelleux chocolat, brownie, truffe chocolat, opéra)',
      'Forêt-noire (forêt noire)',
      'Bûche de Noël (bûche)',
      'Tiramisu (café gourmand)',
    ],
  },
  {
    families: 'légume végétarien',
    styles: ['rouge-leger', 'rose', 'blanc-vif'],
    dishes: [
      'Ratatouille (légume grillé, légume, tian)',
      'Plat végétarien (végétarien, végétarienne, végan, tofu, tarte légume)',
      'Pâtes (spaghetti, tagliatelle, ravioli, pesto, carbonara, gnocchi)',
      'Soupe (velouté, potage, soupe oignon, minestrone)',
      'Omelette (œuf, oeuf, tortilla)',
      'Asperges (asperge, artichaut, poireau vinaigrette)',
    ],
  },
  {
    families: 'légume champignon',
    styles: ['jaune', 'blanc-ample', 'rouge-leger'],
    dishes: [
      'Champignons (champignon, cèpe, girolle, croûte champignon, truffe)',
      'Escargots (escargot, grenouille, cuisse grenouille)',
    ],
  },
  {
    families: 'épice exotique',
    styles: ['jaune', 'blanc-ample', 'rose', 'doux'],
    dishes: [
      'Curry (poulet curry, curry agneau, curry crevette, colombo, tandoori, dahl)',
      'Cuisine asiatique (asiatique, nem, wok, pad thaï, rouleau printemps, bo bun, canard laqué, ramen)',
      'Cuisine mexicaine (tacos, fajitas, guacamole)',
    ],
  },
  {
    families: 'apéritif',
    styles: ['bulles', 'blanc-vif', 'rose'],
    dishes: [
      'Anniversaire',
      'Fête (soirée, réveillon, nouvel an, saint-sylvestre, crémaillère, bonne nouvelle)',
      'Vin d’honneur (vin mariage, repas mariage, fiançailles, baptême, communion)',
      'Brunch',
    ],
  },
  {
    families: 'volaille viande',
    styles: ['rouge-charpente', 'blanc-ample', 'jaune'],
    dishes: [
      'Repas de Noël (noël)',
      'Repas de Pâques (pâques)',
      'Dîner à deux (dîner amoureux, saint-valentin, tête tête)',
      'Repas de famille (repas dimanche, déjeuner famille, repas famille)',
      'Dîner entre amis (dîner amis, repas amis)',
    ],
  },
]
