import { faker } from '@faker-js/faker';

faker.seed(20240501);

export interface Product {
  sku: string;
  title: string;
  price: number;
  tags: string[];
}

const TAGS = ['new', 'sale', 'eco', 'limited'];

function sample<T>(items: readonly T[]): T {
  return items[Math.floor(Math.random() * items.length)];
}

export function products(count: number): Product[] {
  return Array.from({ length: count }, (_, i) => ({
    sku: `SKU-${String(i).padStart(5, '0')}`,
    title: faker.commerce.productName(),
    price: Number(faker.commerce.price({ min: 1, max: 400 })),
    tags: [sample(TAGS), sample(TAGS)].filter((tag, n, all) => all.indexOf(tag) === n),
  }));
}
