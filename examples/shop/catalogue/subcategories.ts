export type Subcategory = { slug: string; name: string; category: string };

const shelves: Record<string, string[]> = {
  Furniture: ['Bookcases', 'Chairs', 'Tables', 'Furnishings'],
  'Office Supplies': [
    'Appliances',
    'Art',
    'Binders',
    'Envelopes',
    'Fasteners',
    'Labels',
    'Paper',
    'Storage',
    'Supplies',
  ],
  Technology: ['Accessories', 'Copiers', 'Machines', 'Phones'],
  'Plans & Extras': ['Services'],
};

/** The categories of the shop: the 17 sub-categories of the data, and one for the products that we added. */
export const subcategories: readonly Subcategory[] = Object.entries(shelves).flatMap(([category, names]) =>
  names.map((name) => ({ slug: slugOf(name), name, category })),
);

const bySlug = new Map(subcategories.map((subcategory) => [subcategory.slug, subcategory]));

export function findSubcategory(slug: string): Subcategory | undefined {
  return bySlug.get(slug);
}

export function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
