/** Messages of a quantity field. */
export const quantity = {
  quantity: 'Quantité de {name}',
  fewer: 'Réduire la quantité de {name}',
  more: 'Augmenter la quantité de {name}',
  notAWholeNumber: 'Saisissez un nombre entier de 1 à {max}',
  overLimit: 'Quantité maximale\u00a0: {max}',
  overParent: 'La quantité du plan ne peut pas dépasser le nombre d’articles qu’il couvre.',
  notAMultiple: 'Vendu en paquets de {increment}',
};

/** Messages of every product summary. */
export const summary = {
  was: 'Avant',
  item: 'Article {sku}',
  rated: 'Note de {rating} sur 5, {n} avis',
};

/** Messages of every product tile. */
export const tile = {
  ...quantity,
  ...summary,
  subscribe: 'S’abonner',
  expertsSuggest: 'Voir les suggestions',
  pickUpToday: 'Ramasser aujourd’hui',
  viewOnly: 'Voir les détails',
  customSkuset: 'Voir les options',
  viewAlternate: 'Voir l’autre choix',
  adding: 'Ajout au panier',
  controlNamed: '{caption}\u00a0: {name}',
  sponsored: 'Commandité',
  purchased: 'Acheté en {month}',
  substitute: 'Remplace un produit avec supplément.',
  memberSavings: 'Les membres économisent davantage',
  onLists: 'Dans vos listes',
  replacement: 'Voir le produit de remplacement',
  becomeCustomer: 'Devenir client',
  compare: 'Comparer',
  compared: 'Retirer de la comparaison',
  compareFull: 'Vous pouvez comparer jusqu’à 4 articles.',
  addToList: 'Ajouter à une liste',
  noLists: 'Vous ne pouvez pas ouvrir vos listes sur cette page.',
};

/** Messages of every drawer that lists products. */
export const drawer = {
  ...tile,
  close: 'Fermer',
  loading: 'Chargement des produits',
  failed: 'Désolés, un problème est survenu. Veuillez réessayer.',
  retry: 'Réessayer',
};

/** Messages of the contact fields. */
export const contact = {
  phone: 'Numéro de téléphone non valide',
  zip: 'Code postal non valide',
  email: 'Adresse courriel non valide',
};

/** Messages of every form. */
export const form = {
  ...quantity,
  ...contact,
  missing: '{label}\u00a0: champ obligatoire',
  close: 'Fermer',
};

/** Messages that invite a customer without rewards to join. */
export const rewardsPrompt = {
  guest: 'Connectez-vous pour voir vos récompenses.',
  signIn: 'Se connecter',
  join: 'Inscrivez-vous aux Récompenses et accumulez sur tous vos achats.',
  signUp: 'S’inscrire aux Récompenses',
};

/** Messages about rewards, in the menu and in the drawer. */
export const rewards = {
  rewards: 'Récompenses',
  amount: 'Récompenses\u00a0: {amount}',
  isNew: 'Nouveau',
  loading: 'Chargement de vos récompenses',
  empty: 'Nous ne pouvons pas afficher vos récompenses pour le moment.',
  ...rewardsPrompt,
  title: 'Vos récompenses',
  close: 'Fermer',
  available: 'Récompenses disponibles',
  spent: 'Dépensé cette année',
  remaining: 'Avant votre prochaine récompense',
  newFreeSku: 'Nouveau\u00a0: vous pouvez choisir un produit gratuit.',
  newTier: 'Nouveau\u00a0: vous avez atteint un autre niveau.',
  tier: 'Votre niveau\u00a0: {name}',
  nextTier: 'Encore {amount} pour atteindre {name}',
  earned: 'Ce que vous avez accumulé',
  expires: 'jusqu’au {date}',
};

/** Messages of every drawer about one product. */
export const productDrawer = {
  close: 'Fermer',
  loading: 'Chargement du produit',
  failed: 'Désolés, un problème est survenu. Veuillez réessayer.',
  retry: 'Réessayer',
  notFound: 'Nous n’avons pas trouvé ce produit.',
};

/** Messages of a store search. */
export const storeSearch = {
  where: 'Ville et province ou État, ou code postal',
  search: 'Rechercher',
  searching: 'Recherche de magasins',
  found: '{n} {n|magasin|magasins}',
  noneNear: 'Il n’y a pas de magasin près de chez vous. Veuillez essayer un autre endroit.',
  failed: 'Désolés, un problème est survenu. Veuillez réessayer.',
  retry: 'Réessayer',
};

/** Messages of a store that offers pickup. */
export const storePick = {
  miles: 'à {n} {miles|mille|milles}',
  inStock: 'En stock',
  fewInStock: 'Plus que {n} en stock',
  notInStock: 'En rupture de stock',
  pickHere: 'Ramasser ici',
  pickHereNamed: 'Ramasser à {store}',
  chosen: 'Choisi',
};
