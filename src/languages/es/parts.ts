/** Messages of a quantity field. */
export const quantity = {
  quantity: 'Cantidad de {name}',
  fewer: 'Reducir la cantidad de {name}',
  more: 'Aumentar la cantidad de {name}',
  notAWholeNumber: 'Escriba un número entero de 1 a {max}',
  overLimit: 'Puede pedir como máximo {max}',
  overParent: 'La cantidad del plan no puede superar el número de artículos que cubre.',
  notAMultiple: 'Se vende en paquetes de {increment}',
};

/** Messages of every product summary. */
export const summary = {
  was: 'Antes',
  item: 'Artículo {sku}',
  rated: 'Calificación de {rating} sobre 5, {n} {n|opinión|opiniones}',
};

/** Messages of every product tile. */
export const tile = {
  ...quantity,
  ...summary,
  subscribe: 'Suscribirse',
  expertsSuggest: 'Ver sugerencias',
  pickUpToday: 'Recoger hoy',
  viewOnly: 'Ver detalles',
  customSkuset: 'Ver opciones',
  viewAlternate: 'Ver alternativa',
  adding: 'Agregando al carrito',
  controlNamed: '{caption}: {name}',
  sponsored: 'Patrocinado',
  purchased: 'Comprado en {month}',
  substitute: 'Reemplaza un producto con recargo.',
  memberSavings: 'Los miembros ahorran más',
  onLists: 'En sus listas',
  replacement: 'Ver el reemplazo',
  becomeCustomer: 'Hágase cliente',
  compare: 'Comparar',
  compared: 'Quitar de la comparación',
  compareFull: 'Puede comparar hasta 4 artículos.',
  addToList: 'Agregar a una lista',
  noLists: 'No puede abrir sus listas en esta página.',
};

/** Messages of every drawer that lists products. */
export const drawer = {
  ...tile,
  close: 'Cerrar',
  loading: 'Cargando productos',
  failed: 'Lo sentimos, algo salió mal. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
};

/** Messages of the contact fields. */
export const contact = {
  phone: 'Número de teléfono no válido',
  zip: 'Código postal no válido',
  email: 'Correo electrónico no válido',
};

/** Messages of every form. */
export const form = {
  ...quantity,
  ...contact,
  missing: '{label}: campo obligatorio',
  close: 'Cerrar',
};

/** Messages that invite a customer without rewards to join. */
export const rewardsPrompt = {
  guest: 'Inicie sesión para ver sus recompensas.',
  signIn: 'Iniciar sesión',
  join: 'Únase a Recompensas y gane en todo lo que compra.',
  signUp: 'Unirse a Recompensas',
};

/** Messages about rewards, in the menu and in the drawer. */
export const rewards = {
  rewards: 'Recompensas',
  amount: 'Recompensas: {amount}',
  isNew: 'Nuevo',
  loading: 'Cargando sus recompensas',
  empty: 'No podemos mostrar sus recompensas en este momento.',
  ...rewardsPrompt,
  title: 'Sus recompensas',
  close: 'Cerrar',
  available: 'Recompensas disponibles',
  spent: 'Gastado este año',
  remaining: 'Para su próxima recompensa',
  newFreeSku: 'Nuevo: puede elegir un producto gratis.',
  newTier: 'Nuevo: alcanzó otro nivel.',
  tier: 'Su nivel: {name}',
  nextTier: 'Faltan {amount} para {name}',
  earned: 'Lo que ha ganado',
  expires: 'hasta el {date}',
};

/** Messages of every drawer about one product. */
export const productDrawer = {
  close: 'Cerrar',
  loading: 'Cargando el producto',
  failed: 'Lo sentimos, algo salió mal. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
  notFound: 'No encontramos este producto.',
};

/** Messages of a store search. */
export const storeSearch = {
  where: 'Ciudad y estado, o código postal',
  search: 'Buscar',
  searching: 'Buscando tiendas',
  found: '{n} {n|tienda|tiendas}',
  noneNear: 'No hay tiendas cerca de usted. Pruebe con otro lugar.',
  failed: 'Lo sentimos, algo salió mal. Inténtelo de nuevo.',
  retry: 'Intentar de nuevo',
};

/** Messages of a store that offers pickup. */
export const storePick = {
  miles: 'a {n} {miles|milla|millas}',
  inStock: 'En existencia',
  fewInStock: 'Solo {n} en existencia',
  notInStock: 'Agotado',
  pickHere: 'Recoger aquí',
  pickHereNamed: 'Recoger en {store}',
  chosen: 'Elegida',
};
