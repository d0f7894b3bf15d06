import * as v from 'valibot';

/** Medusa's answers, field for field: the parts that the gateway reads. Amounts are decimal numbers. */
const Price = v.nullish(
  v.object({ calculated_amount: v.nullable(v.number()), original_amount: v.nullable(v.number()) }),
);

const ProductFacts = v.object({
  title: v.string(),
  thumbnail: v.nullish(v.string()),
  metadata: v.nullish(
    v.object({
      brand: v.nullish(v.string()),
      maxPerLine: v.nullish(v.number()),
      maxPerCart: v.nullish(v.number()),
    }),
  ),
  categories: v.nullish(v.array(v.object({ handle: v.string() }))),
});

const VariantFacts = v.object({
  id: v.string(),
  sku: v.nullable(v.string()),
  manage_inventory: v.boolean(),
  inventory_quantity: v.optional(v.number(), 0),
  calculated_price: Price,
});

/** A variant with its product, from /store/product-variants. */
export const VariantBody = v.object({ ...VariantFacts.entries, product: ProductFacts });
export const VariantsBody = v.object({ variants: v.array(VariantBody) });

export const ProductsBody = v.object({
  products: v.array(v.object({ ...ProductFacts.entries, variants: v.array(VariantFacts) })),
  count: v.number(),
});

const LineBody = v.object({
  id: v.string(),
  variant_id: v.string(),
  variant_sku: v.string(),
  product_title: v.string(),
  thumbnail: v.nullish(v.string()),
  quantity: v.number(),
  unit_price: v.number(),
  compare_at_unit_price: v.nullish(v.number()),
  subtotal: v.number(),
  adjustments: v.optional(v.array(v.object({ code: v.nullish(v.string()), amount: v.number() })), []),
});

export const CartBody = v.object({
  id: v.string(),
  currency_code: v.string(),
  completed_at: v.nullish(v.string()),
  item_subtotal: v.number(),
  shipping_total: v.number(),
  tax_total: v.number(),
  total: v.number(),
  items: v.array(LineBody),
  promotions: v.optional(v.array(v.object({ code: v.string() })), []),
});

export const CartAnswerBody = v.object({ cart: CartBody });
/** Deleting a line answers with its cart as `parent`. */
export const DeletedLineBody = v.object({ parent: CartBody });
export const RegionsBody = v.object({ regions: v.array(v.object({ id: v.string(), currency_code: v.string() })) });

export type VariantBody = v.InferOutput<typeof VariantBody>;
export type CartBody = v.InferOutput<typeof CartBody>;
